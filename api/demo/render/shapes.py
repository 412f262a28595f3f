"""Plain shapes: rounded boards, turned parts, tubes and rugs."""

import math

import bpy
from mathutils import Euler, Matrix

import materials

SEGMENTS = 72
# The width of a label relative to its height, and its maximum relative to the radius of its part.
LABEL_RATIO, LABEL_FRONT = 3.125, 2.6


def add(name, vertices, faces, look, slots=None, uvs=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    for material in look:
        mesh.materials.append(material)
    for at, polygon in enumerate(mesh.polygons):
        polygon.use_smooth = True
        polygon.material_index = slots[at] if slots else 0
    if uvs:
        layer = mesh.uv_layers.new()
        for polygon in mesh.polygons:
            for corner in polygon.loop_indices:
                layer.data[corner].uv = uvs[mesh.loops[corner].vertex_index]
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def outline(width, height, radius, steps=10):
    points = []
    for middle, start in (((1, 1), 0), ((-1, 1), 90), ((-1, -1), 180), ((1, -1), 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            x = middle[0] * (width / 2 - radius) + radius * math.cos(angle)
            z = middle[1] * (height / 2 - radius) + radius * math.sin(angle)
            points.append((x, z))
    return points


def slab(size, radius, edge, look, place=(0, 0, 0)):
    """Builds an upright rounded board that faces the viewer, with looks for front, back and side."""
    width, depth, height = size
    rings = []
    for y, inset in ((-depth / 2, edge), (-depth / 2 + edge * 0.3, edge * 0.3), (-depth / 2 + edge, 0),
                     (depth / 2 - edge, 0), (depth / 2 - edge * 0.3, edge * 0.3), (depth / 2, edge)):
        ring = outline(width - 2 * inset, height - 2 * inset, max(0.01, radius - inset))
        rings.append([(x, y, z) for x, z in ring])
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = [list(range(count)), list(reversed(range(5 * count, 6 * count)))]
    slots = [0, 1]
    for ring in range(5):
        for at in range(count):
            after = (at + 1) % count
            faces.append([ring * count + at, (ring + 1) * count + at, (ring + 1) * count + after, ring * count + after])
            slots.append(2)
    uvs = [(x / width + 0.5, z / height + 0.5) for x, _, z in vertices]
    thing = add('slab', vertices, faces, look, slots, uvs)
    thing.location = place
    return thing


def disc(radius, depth, place, look):
    """Builds a flat cylinder whose axis points toward the viewer."""
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, vertices=40, location=place,
                                        rotation=(math.radians(90), 0, 0))
    thing = bpy.context.object
    thing.data.materials.append(look)
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth = True
    return thing


def group(things, matrix):
    for thing in things:
        bpy.context.view_layer.update()
        thing.matrix_world = matrix @ thing.matrix_world
    bpy.context.view_layer.update()


def smooth_profile(points, steps=14):
    """Interpolates a curve through the points. A point with a third element stays a corner."""
    made = []
    for at in range(len(points) - 1):
        a, b = points[at], points[at + 1]
        before = a if len(a) > 2 or at == 0 else points[at - 1]
        after = b if len(b) > 2 or at + 2 == len(points) else points[at + 2]
        for step in range(steps):
            t = step / steps
            made.append(tuple(
                0.5 * (2 * a[i] + (b[i] - before[i]) * t + (2 * before[i] - 5 * a[i] + 4 * b[i] - after[i]) * t * t
                       + (3 * a[i] - before[i] - 3 * b[i] + after[i]) * t ** 3)
                for i in (0, 1)))
    made.append((points[-1][0], points[-1][1]))
    return made


def look_of(part, shot):
    if 'art' in part:
        return materials.pictured(part.get('name', 'art'), shot['art'][part['art']], part.get('glow', 0),
                                  part.get('roughness', 0.25), 'EXTEND' if part['art'].startswith('label|') else 'REPEAT')
    name = 'glass' if part.get('alpha', 1) < 1 else 'part'
    made = materials.surface(part.get('name', name), part.get('colour', '#cccccc'), part.get('roughness', 0.3),
                             part.get('metallic', 0), part.get('alpha', 1),
                             0 if part.get('isWoven') else part.get('clearcoat', 0.3))
    if part.get('isWoven'):
        materials.weave(made)
    return made


def shapes(shot):
    """Builds turned parts, boards and tubes in one or more copies with place, turn and scale."""
    things = []
    for copy in shot.get('copies', [[0, 0, 0]]):
        made = []
        for part in shot['parts']:
            made += [board(part, shot) if 'size' in part else tube(part, shot) if 'path' in part else turned(part, shot)]
        place, turn, scale = copy[:3], copy[3:6] or [0, 0, 0], copy[6] if len(copy) > 6 else 1
        matrix = Matrix.Translation(place) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
        group(made, matrix @ Matrix.Scale(scale, 4))
        things += made
    return things


def tube(part, shot):
    """Builds a handle or a spout along a path with a thickness per point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = part.get('thick', 0.4)
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(part['path']) - 1)
    for point, place in zip(line.bezier_points, part['path']):
        point.co = place[:3]
        point.radius = place[3] if len(place) > 3 else 1
        point.handle_left_type = point.handle_right_type = 'AUTO'
    drawn = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(drawn)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    mesh.materials.clear()
    mesh.materials.append(look_of(part, shot))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    thing = bpy.data.objects.new('tube', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def turned(part, shot):
    profile = smooth_profile(part['profile'])
    vertices, faces, uvs = [], [], []
    lengths = [0]
    for a, b in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    for (radius, height), length in zip(profile, lengths):
        radius = max(radius, 1e-4)
        for at in range(SEGMENTS + 1):
            angle = 2 * math.pi * at / SEGMENTS - math.pi
            vertices.append((radius * math.sin(angle), -radius * math.cos(angle), height))
            along = length / max(lengths[-1], 1e-6)
            uvs.append(planar(part, radius, angle, profile)
                       or lettered(part, radius, angle, (along - 0.5) * lengths[-1], lengths[-1])
                       or (at / SEGMENTS * part.get('repeat', 1), along))
    row = SEGMENTS + 1
    for ring in range(len(profile) - 1):
        for at in range(SEGMENTS):
            one = ring * row + at
            faces.append([one, one + 1, one + row + 1, one + row])
    thing = add('turned', vertices, faces, [look_of(part, shot)], None, uvs)
    thing.location = part.get('place', (0, 0, 0))
    thing.rotation_euler = [math.radians(a) for a in part.get('turn', (0, 0, 0))]
    return thing


def planar(part, radius, angle, profile):
    """Maps a round image seen from above, for plates and bowls."""
    if part.get('mapping') != 'above':
        return None
    most = max(r for r, _ in profile)
    return (0.5 + 0.5 * radius / most * math.sin(angle), 0.5 - 0.5 * radius / most * math.cos(angle))


def lettered(part, radius, angle, height, whole):
    """
    Maps a label in its own proportions, at most so wide that its words are on the front. Its lines and
    its ground continue around the part.
    """
    if not part.get('art', '').startswith('label|'):
        return None
    width = min(whole * LABEL_RATIO, radius * LABEL_FRONT)
    return (0.5 + radius * angle / width, 0.5 + height * LABEL_RATIO / width)


def board(part, shot):
    """Builds a rounded board or box whose sides may look different from its front."""
    looks = [look_of({**part, **part.get(side, {})}, shot) for side in ('front', 'back', 'side')]
    thing = slab(part['size'], part.get('radius', 0.2), part.get('edge', 0.05), looks, part.get('place', (0, 0, 0)))
    thing.rotation_euler = [math.radians(a) for a in part.get('turn', (0, 0, 0))]
    return thing


def rug(shot):
    """Builds a flat rug with fringes at its short sides."""
    width, length = shot['size']
    wool = materials.pictured('wool', shot['art'][shot['picture']], 0, 0.9)
    thread = materials.surface('thread', '#d9cdb4', 0.9)
    things = [slab((width, 1.2, length), 0.3, 0.3, [wool, wool, thread])]
    things[0].rotation_euler = (math.radians(-90), 0, 0)
    for side in (-1, 1):
        for at in range(int(width / 2.2)):
            x = -width / 2 + 1.1 + at * 2.2
            tassel = slab((0.8, 0.5, 7), 0.3, 0.1, [thread, thread, thread], (x, side * (length / 2 + 3), -0.3))
            tassel.rotation_euler = (math.radians(-90), 0, math.radians((at * 37 % 11) - 5))
            things.append(tassel)
    bpy.context.view_layer.update()
    return things
