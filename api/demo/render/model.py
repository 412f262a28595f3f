"""Loads a model and applies the size, materials and colors of the catalog."""

import math
import os
import re

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

import materials
from stage import points_of, transform

SMOOTH_BELOW = math.radians(40)


def load(path, shot):
    bpy.ops.wm.obj_import(filepath=path)
    objects = [thing for thing in bpy.context.scene.objects if thing.type == 'MESH']
    folder = os.path.dirname(path)
    for material in bpy.data.materials:
        materials.mend(material, folder)
    for names, boxes in shot.get('blank', {}).items():
        materials.blank(names, boxes)
    drop(objects, shot.get('drop'))
    objects = [thing for thing in objects if len(thing.data.polygons) > 0]
    for thing in objects:
        smooth(thing)
    if shot.get('rotation'):
        transform(objects, rotation_of(shot['rotation']))
    if shot.get('size'):
        fit(objects, shot['size'])
    for axis, degrees in shot.get('turn', {}).items():
        transform(objects, Matrix.Rotation(math.radians(degrees), 4, axis))
    return objects


def drop(objects, names):
    """Removes the faces of materials that are not part of the product."""
    if not names:
        return
    for thing in objects:
        mesh = thing.data
        unwanted = {at for at, one in enumerate(mesh.materials) if one and re.search(names, one.name, re.I)}
        if not unwanted:
            continue
        made = bmesh.new()
        made.from_mesh(mesh)
        bmesh.ops.delete(made, geom=[f for f in made.faces if f.material_index in unwanted], context='FACES')
        made.to_mesh(mesh)
        made.free()


def smooth(thing):
    mesh = thing.data
    bpy.context.view_layer.objects.active = thing
    if mesh.has_custom_normals:
        bpy.ops.mesh.customdata_custom_splitnormals_clear()
    made = bmesh.new()
    made.from_mesh(mesh)
    bmesh.ops.remove_doubles(made, verts=made.verts, dist=1e-5)
    made.to_mesh(mesh)
    made.free()
    mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), dtype=bool))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = SMOOTH_BELOW


def rotation_of(numbers):
    """Converts the catalog's rotation, whose Y axis points up and Z axis toward the viewer."""
    own = Matrix([numbers[0:3], numbers[3:6], numbers[6:9]])
    swap = Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0)))
    return (swap @ own @ swap.transposed()).to_4x4()


def fit(objects, size):
    """Scales objects to the width, depth and height in centimeters."""
    points = points_of(objects)
    extent = np.maximum(points.max(axis=0) - points.min(axis=0), 1e-4)
    transform(objects, Matrix.Diagonal((size[0] / extent[0], size[1] / extent[1], size[2] / extent[2], 1)))


def chosen(objects, names):
    """Selects materials by name, or else the one with the largest area."""
    used = {slot.material for thing in objects for slot in thing.material_slots if slot.material}
    if names:
        return [one for one in used if re.search(names, one.name, re.I)]
    areas = {}
    for thing in objects:
        for polygon in thing.data.polygons:
            material = thing.material_slots[polygon.material_index].material if thing.material_slots else None
            if material:
                areas[material] = areas.get(material, 0) + polygon.area
    return sorted(areas, key=areas.get)[-1:]


def mark_painted(objects, names):
    """Marks the materials that get the colors of the product."""
    for material in chosen(objects, names):
        tree = material.node_tree
        node = tree.nodes.new('ShaderNodeOutputAOV')
        node.name = 'paint'
        node.inputs['Value'].default_value = 1


def show_picture(objects, names, path, glow):
    """Projects an image onto all faces of a material together."""
    picture = materials.pictured('picture', path, glow)
    for thing in objects:
        mesh = thing.data
        slots = [at for at, one in enumerate(mesh.materials) if one and re.search(names, one.name, re.I)]
        faces = [p for p in mesh.polygons if p.material_index in slots]
        if not faces:
            continue
        project(thing, faces)
        for at in slots:
            mesh.materials[at] = picture


def project(thing, faces):
    mesh = thing.data
    turned = thing.matrix_world.to_3x3()
    normal = sum(((turned @ p.normal) * p.area for p in faces), Vector()).normalized()
    right = Vector((0, 0, 1)).cross(normal)
    right = right.normalized() if right.length > 0.05 else Vector((1, 0, 0))
    up = normal.cross(right)
    layer = mesh.uv_layers.active or mesh.uv_layers.new()
    places = {}
    for face in faces:
        for corner in face.loop_indices:
            at = thing.matrix_world @ mesh.vertices[mesh.loops[corner].vertex_index].co
            places[corner] = (at.dot(right), at.dot(up))
    low = [min(p[i] for p in places.values()) for i in (0, 1)]
    span = [max(1e-6, max(p[i] for p in places.values()) - low[i]) for i in (0, 1)]
    for corner, place in places.items():
        layer.data[corner].uv = ((place[0] - low[0]) / span[0], (place[1] - low[1]) / span[1])
