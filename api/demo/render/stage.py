"""The photo studio: soft boxes, a floor that only catches the shadow, and a camera that fits."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

LENS = 85
SENSOR = 36
FILL = 0.83
# The width in pixels of the margin that is rendered around the product, for its smoothed edges.
MARGIN = 16


def reset(resolution, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.seed = 1
    scene.render.film_transparent = True
    scene.render.resolution_x = scene.render.resolution_y = resolution
    scene.render.use_persistent_data = False
    return scene


def soft_box(scene, place, energy, size, colour=(1, 1, 1)):
    light = bpy.data.lights.new('box', 'AREA')
    light.shape = 'RECTANGLE'
    light.energy = energy
    light.size = size
    light.size_y = size * 0.8
    light.color = colour
    box = bpy.data.objects.new('box', light)
    scene.collection.objects.link(box)
    box.location = place
    box.rotation_euler = (-Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def light(scene):
    """
    Sets up one set of lamps for all products, which are scaled to a radius of 1 before. The world is
    dark at the horizon, so that the edges of white products are darker than their fronts.
    """
    soft_box(scene, (-3.4, -2.6, 4.2), 420, 2.2, (1, 0.985, 0.965))
    soft_box(scene, (4.2, -2.6, 2.0), 70, 3.2, (0.96, 0.98, 1))
    soft_box(scene, (0.8, 3.6, 4.0), 190, 2.6)
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    # The world is a gradient, so a small map of its brightness is enough. The default map takes 1 s.
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 128
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coordinates = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    links.new(coordinates.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    for position, grey in ((0.25, 0.2), (0.55, 0.7)):
        stops.new(position).color = (grey, grey, grey, 1)
    stops[0].color, stops[-1].color = (0.14, 0.14, 0.14, 1), (1, 1, 1, 1)
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = 0.5


def backdrop(scene, ground):
    """
    Shows glass a bright ground behind and below it, and darkness at its sides. Its rim refracts the
    darkness, as in photos of glass. Rays stay inside glass for many reflections.
    """
    cycles = scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = 16
    cycles.glossy_bounces = 12
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    path, coordinates = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeTexCoord')
    facing = nodes.new('ShaderNodeVectorMath')
    facing.operation = 'DOT_PRODUCT'
    facing.inputs[1].default_value = -scene.camera.location.normalized()
    links.new(coordinates.outputs['Generated'], facing.inputs[0])
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(coordinates.outputs['Generated'], split.inputs[0])
    brightness = nodes.new('ShaderNodeMath')
    brightness.operation = 'MAXIMUM'
    for at, (source, low, high) in enumerate(
        ((facing.outputs['Value'], 0.5, 0.82), (split.outputs['Z'], -0.1, -0.35))
    ):
        share = nodes.new('ShaderNodeMapRange')
        share.interpolation_type = 'SMOOTHSTEP'
        share.inputs['From Min'].default_value, share.inputs['From Max'].default_value = low, high
        links.new(source, share.inputs['Value'])
        links.new(share.outputs[0], brightness.inputs[at])
    ramp = nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = (0.06, 0.065, 0.07, 1), (*ground, 1)
    links.new(brightness.outputs[0], ramp.inputs[0])
    behind = nodes.new('ShaderNodeBackground')
    links.new(ramp.outputs[0], behind.inputs[0])
    either = nodes.new('ShaderNodeMixShader')
    inside = nodes.new('ShaderNodeMath')
    inside.operation = 'GREATER_THAN'
    inside.inputs[1].default_value = 0.5
    links.new(path.outputs['Transmission Depth'], inside.inputs[0])
    links.new(inside.outputs[0], either.inputs[0])
    links.new(nodes['Background'].outputs[0], either.inputs[1])
    links.new(behind.outputs[0], either.inputs[2])
    links.new(either.outputs[0], nodes['World Output'].inputs[0])


def floor(scene, height):
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 0, height))
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    return plane


def points_of(objects):
    """Returns all vertices in world coordinates."""
    parts = []
    for thing in objects:
        count = len(thing.data.vertices)
        if count == 0:
            continue
        flat = np.empty(count * 3, dtype=np.float32)
        thing.data.vertices.foreach_get('co', flat)
        matrix = np.array(thing.matrix_world)
        parts.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(parts)


def transform(objects, matrix):
    for thing in objects:
        if thing.parent is None:
            thing.matrix_world = matrix @ thing.matrix_world
    bpy.context.view_layer.update()


def normalise(objects):
    """Moves the center to the origin and scales to a radius of 1."""
    points = points_of(objects)
    low, high = points.min(axis=0), points.max(axis=0)
    middle = (low + high) / 2
    radius = float(np.linalg.norm(points - middle, axis=1).max())
    transform(objects, Matrix.Scale(1 / radius, 4) @ Matrix.Translation(-Vector(middle)))


def turn(objects, degrees):
    transform(objects, Matrix.Rotation(math.radians(degrees), 4, 'Z'))


def aim(scene, objects, elevation, fill=FILL):
    """Places the camera at an elevation and zooms until the product fills the square."""
    data = bpy.data.cameras.new('camera')
    data.lens = LENS
    data.sensor_width = SENSOR
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    angle = math.radians(elevation)
    distance = 7.5
    camera.location = (0, -math.cos(angle) * distance, math.sin(angle) * distance)
    camera.rotation_euler = (-camera.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    view = np.array(camera.matrix_world.inverted())
    points = points_of(objects) @ view[:3, :3].T + view[:3, 3]
    across, up = points[:, 0] / -points[:, 2], points[:, 1] / -points[:, 2]
    width, height = across.max() - across.min(), up.max() - up.min()
    extent = max(width, height)
    data.lens = SENSOR * fill / extent
    data.shift_x = (across.max() + across.min()) / 2 * data.lens / SENSOR
    data.shift_y = (up.max() + up.min()) / 2 * data.lens / SENSOR
    crop(scene, width * data.lens / SENSOR, height * data.lens / SENSOR)


def crop(scene, width, height):
    """Renders only the part of the square around the product, whose extent is a share of the side."""
    render = scene.render
    margin = MARGIN / render.resolution_x
    render.use_border = True
    render.border_min_x, render.border_max_x = 0.5 - width / 2 - margin, 0.5 + width / 2 + margin
    render.border_min_y, render.border_max_y = 0.5 - height / 2 - margin, 0.5 + height / 2 + margin
