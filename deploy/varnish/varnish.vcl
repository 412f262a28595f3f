# Varnish in front of storefronts with CDN_SECONDS=5. Validated with: varnishd -C -f varnish.vcl
# Terminate TLS in front of Varnish and use the PROXY protocol (-a 127.0.0.1:8443,PROXY): Varnish
# then appends the client's address to X-Forwarded-For, which the shop uses for its limits.
# The storefront accepts 64 KB of headers: -p http_req_hdr_len=64k -p http_req_size=80k
# -p workspace_client=256k -p workspace_backend=256k
vcl 4.1;

import std;
import directors;

backend one {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; }
}

backend two {
  .host = "127.0.0.1";
  .port = "3010";
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; }
}

# Clients that may purge by tag. Requests that were forwarded, for instance by a proxy that
# terminates TLS on this machine, are excluded: they have more than one address in X-Forwarded-For.
acl purgers { "127.0.0.1"; }

sub vcl_init {
  new storefronts = directors.round_robin();
  storefronts.add_backend(one);
  storefronts.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = storefronts.backend();
  # curl -X PURGE -H 'Surrogate-Key: product-7 menu-12' http://varnish/
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") { return (synth(405)); }
    if (req.http.surrogate-key !~ "^[a-zA-Z0-9_-]+( [a-zA-Z0-9_-]+)*$") { return (synth(400)); }
    # Spaces would end the expression, so they are replaced.
    if (!std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(api/|readyz|livez)") { return (pass); }
  # Varnish compares only the first of several headers with Vary but forwards all of them. Joining
  # them gives both sides the same value.
  std.collect(req.http.accept);
  std.collect(req.http.accept-encoding);
  std.collect(req.http.rsc);
  std.collect(req.http.next-router-prefetch);
  std.collect(req.http.next-router-segment-prefetch);
  std.collect(req.http.next-router-state-tree);
  std.collect(req.http.save-data);
  std.collect(req.http.ect);
  std.collect(req.http.cookie, "; ");
  # Pages depend on only one cookie, the language.
  if (req.http.cookie ~ "(^|; )NEXT_LOCALE=ru(;|$)") {
    set req.http.cookie = "NEXT_LOCALE=ru";
  } else {
    unset req.http.cookie;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.cdn-cache-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, ".*?max-age=(\d+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.cdn-cache-control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s);
    # A cached response must not set the language cookie. vcl_deliver sets it for each browser.
    unset beresp.http.set-cookie;
    # Skips Varnish's default rules, which follow Cache-Control and are meant for browsers.
    return (deliver);
  } elseif (beresp.http.cache-control ~ "private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  if (req.url ~ "^/ru(/|\?|$)" && resp.http.cdn-cache-control && req.http.cookie !~ "NEXT_LOCALE=ru") {
    set resp.http.set-cookie = "NEXT_LOCALE=ru; Path=/; Max-Age=31536000; SameSite=Lax";
  }
  unset resp.http.cdn-cache-control;
  unset resp.http.surrogate-key;
  unset resp.http.x-accel-expires;
}
