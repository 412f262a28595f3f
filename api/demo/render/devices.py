"""Phones, tablets and watches."""

import math

import bpy
from mathutils import Matrix

import materials
from shapes import add, disc, group, slab

LENSES = {
    'dual': [(-1.95, 5.9, 0.78), (-1.95, 3.9, 0.78)],
    'triple': [(-2.2, 6.0, 0.62), (-2.2, 4.4, 0.62), (-2.2, 2.8, 0.62)],
    'square': [(-2.3, 6.1, 0.78), (-2.3, 4.1, 0.78), (-0.5, 5.1, 0.78)],
    'quad': [(-2.25, 6.0, 0.7), (-0.65, 6.0, 0.7), (-2.25, 4.4, 0.7), (-0.65, 4.4, 0.45)],
    'single': [(-2.2, 6.0, 0.75)],
    'circle': [(-0.75, 5.0, 0.62), (0.75, 5.0, 0.62), (0, 3.9, 0.5), (0, 5.9, 0.32)],
}


def one_phone(shot):
    form = shot['phone']
    width, depth, height = form.get('size', [7.3, 0.85, 15.4])
    body = materials.surface('body', '#8a9097', form.get('roughness', 0.32), 0.0, clearcoat=0.4)
    frame = materials.surface('frame', '#c9ccd0' if form.get('frame') != 'dark' else '#33363b', 0.25, 0.9)
    black = materials.surface('black', '#08090b', 0.12, clearcoat=1)
    glass = materials.surface('lens', '#101623', 0.05, clearcoat=1)
    radius = form.get('radius', 1.0)
    things = [slab((width, depth, height), radius, 0.14, [black, body, body if form.get('isOnePiece') else frame])]
    screen = materials.pictured('screen', shot['art'][form['screen']], 0.95)
    things.append(slab((width - 0.42, 0.02, height - 0.42), radius - 0.2, 0.005, [screen, black, black],
                       (0, -depth / 2 - 0.008, 0)))
    hole = disc(0.17, 0.02, (0, -depth / 2 - 0.02, height / 2 - 0.75), black)
    if form.get('hole') == 'island':
        hole.scale.x = 4
    things.append(hole)
    back = depth / 2
    if form.get('bump'):
        x, z, wide, high, round_ = form['bump']
        things.append(slab((wide, 0.22, high), round_, 0.08, [body, body, body], (-x, back + 0.08, z)))
        back += 0.17
    for x, z, size in LENSES[form['cameras']]:
        things.append(disc(size, 0.24, (-x, back + 0.06, z), frame))
        things.append(disc(size * 0.82, 0.26, (-x, back + 0.07, z), black))
        things.append(disc(size * 0.42, 0.27, (-x, back + 0.075, z), glass))
    things.append(disc(0.26, 0.1, (-form.get('flash', 0.4) if 'flash' in form else 0.2, back, 6.6),
                       materials.surface('flash', '#f4efe0', 0.3)))
    return things


def phone(shot):
    """Shows both sides in view 1, the back in view 2 and the front in view 3."""
    view = shot.get('onlySide', shot['view'])
    front_turn, back_turn = math.radians(-14), math.radians(180 - 16)
    things = []
    if view in (1, 2):
        back = one_phone(shot)
        group(back, Matrix.Translation((-2.3 if view == 1 else 0, 0.9, 0)) @ Matrix.Rotation(back_turn, 4, 'Z'))
        things += back
    if view in (1, 3):
        front = one_phone(shot)
        group(front, Matrix.Translation((2.0 if view == 1 else 0, -1.1, 0)) @ Matrix.Rotation(front_turn, 4, 'Z'))
        things += front
    return things


def watch(shot):
    """Builds a case with a screen on a closed band."""
    form = shot['watch']
    width, height, band_width = form['case']
    band = materials.surface('band', '#333333', 0.55)
    metal = materials.surface('case', form.get('metal', '#8f9398'), 0.25, 0.8)
    black = materials.surface('black', '#08090b', 0.12, clearcoat=1)
    screen = materials.pictured('screen', shot['art'][form['screen']], 0.95)
    radius = form.get('radius', 1.1)
    things = [
        slab((width, 1.0, height), radius, 0.28, [black, metal, metal], (0, -3.0, 0)),
        slab((width - 0.35, 0.02, height - 0.35), radius - 0.15, 0.005, [screen, black, black], (0, -3.52, 0)),
        disc(0.32, 0.5, (width / 2 + 0.08, -3.0, 0.6), metal),
    ]
    things[2].rotation_euler = (0, math.radians(90), 0)
    vertices, faces = [], []
    steps = 96
    for at in range(steps):
        angle = 2 * math.pi * at / steps
        for thick, side in ((0, -1), (0, 1), (0.24, 1), (0.24, -1)):
            deep, tall = 2.9 + thick, 3.5 + thick
            vertices.append((side * band_width / 2, deep * math.sin(angle), tall * math.cos(angle)))
    for at in range(steps):
        here, after = at * 4, (at + 1) % steps * 4
        for corner in range(4):
            other = (corner + 1) % 4
            faces.append([here + corner, here + other, after + other, after + corner])
    things.append(add('band', vertices, faces, [band]))
    bpy.context.view_layer.update()
    return things
