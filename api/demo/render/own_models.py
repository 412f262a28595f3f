"""Products of plain shapes that the libraries lack."""

from devices import phone, watch
from shapes import rug, shapes

BUILDERS = {'phone': phone, 'rug': rug, 'shapes': shapes, 'watch': watch}


def build(name, shot):
    return BUILDERS[name](shot)
