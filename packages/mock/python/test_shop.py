"""An example for pytest: `pytest test_shop.py` starts the mocked API itself, or uses MOCK_URL."""

import os

import pytest

from chorsu_mock import MockRefusal, Server, World


@pytest.fixture(scope="session")
def api_url():
    if "MOCK_URL" in os.environ:
        yield os.environ["MOCK_URL"]
        return
    server = Server()
    yield server.api_url
    server.stop()


@pytest.fixture
def world(api_url):
    world = World(api_url)
    world.reset()
    yield world
    world.drop_world()


def a_product(world):
    return world.ask("GET", "/catalog/product?size=1").data["results"][0]


def put_in_cart(world, product):
    body = {"sub_product": product["sub_product"], "amount": 1}
    return world.ask("POST", "/order/cart", body).status


def test_a_fault_happens_as_often_as_it_was_set(world):
    product = a_product(world)
    world.add_fault(method="POST", path="/order/cart", kind="status", status=500, times=1)
    assert [put_in_cart(world, product), put_in_cart(world, product)] == [500, 200]
    world.verify(method="POST", path="/order/cart", times=2)
    assert world.report()["unused_faults"] == []


def test_a_customer_signs_in_with_the_code_of_an_sms(world):
    phone = "998901234567"
    assert world.ask("POST", "/user/send-code", {"phone": phone}).status == 200
    assert "12345" in world.sms()["results"][0]["text"]
    signed_in = world.ask("POST", "/user/sign-in", {"phone": phone, "code": "12345"})
    user = world.ask("GET", "/user/user_settings", token=signed_in.data["token"])
    assert user.data["phone"] == phone


def test_what_is_sold_out_cannot_be_bought(world):
    product = a_product(world)
    world.stock(sub_product=product["sub_product"], amount=0)
    assert put_in_cart(world, product) == 422


def test_a_change_in_one_world_is_not_seen_in_another(world, api_url):
    product = a_product(world)
    world.withdraw(product=product["id"])
    other = World(api_url)
    path = f"/catalog/product/{product['slug']}"
    assert [world.ask("GET", path).status, other.ask("GET", path).status] == [410, 200]
    other.drop_world()


def test_a_typo_is_refused_in_english(world):
    with pytest.raises(MockRefusal) as refused:
        world.add_fault(path="/order/cart", kind="hang", tims=1)
    assert "times" in refused.value.data["detail"]


def test_faults_of_the_network_are_seen_as_they_are(world):
    world.add_fault(path="/core/regions", kind="html", status=502, times=1)
    world.add_fault(path="/core/settings", kind="hang", times=1)
    answer = world.ask("GET", "/core/regions")
    assert (answer.status, answer.data, "<h1>" in answer.text) == (502, None, True)
    with pytest.raises(TimeoutError):
        world.ask("GET", "/core/settings", timeout=1)
    regions = world.ask("GET", "/core/regions", headers={"accept-language": "ru"})
    assert "Ташкент" in regions.text


def test_a_price_that_was_changed_is_the_price(world):
    product = a_product(world)
    world.price(sub_product=product["sub_product"], price=1_234_000, discounted_price=None)
    assert a_product(world)["price"] == 1_234_000


def test_a_world_returns_to_its_snapshot(world):
    before = a_product(world)
    world.snapshot(name="before")
    world.price(sub_product=before["sub_product"], price=1_234_000, discounted_price=None)
    world.restore(name="before")
    assert a_product(world) == before


def test_a_customer_has_three_orders(world):
    made = world.scenario(name="customer with three orders")
    orders = world.ask("GET", "/order/order", token=made["token"]).data["results"]
    assert sorted(order["id"] for order in orders) == sorted(made["orders"])


def test_a_code_is_not_accepted_when_its_time_is_over(world):
    world.ask("POST", "/user/send-code", {"phone": "998901234567"})
    world.time(advance_seconds=151)
    body = {"phone": "998901234567", "code": "12345"}
    assert world.ask("POST", "/user/sign-in", body).status == 422
