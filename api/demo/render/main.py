"""Runs in Blender and renders the shots of a job, a JSON file written by `main.ts`."""

import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import materials
import model
import own_models
import shoot
import stage

RESOLUTION = 1600
SAMPLES = 6
# Glass needs more samples: the noise of its reflections and refractions is not filtered.
GLASS_SAMPLES = 64


def finish(objects, shot):
    for names, finish in shot.get('finish', {}).items():
        for material in model.chosen(objects, names):
            if 'colour' in finish:
                materials.paint(material, finish['colour'])
            materials.set_finish(material, {k: v for k, v in finish.items() if k != 'colour'})
    for material in model.chosen(objects, shot['glass']) if shot.get('glass') else []:
        materials.make_glass(material)
    for names, picture in shot.get('pictures', {}).items():
        model.show_picture(objects, names, shot['art'][picture['art']], picture.get('glow', 0))
    if shot.get('paint') is not False:
        model.mark_painted(objects, shot.get('paint'))


def photograph(shot, folder):
    scene = stage.reset(RESOLUTION, GLASS_SAMPLES if shot.get('glass') else SAMPLES)
    if 'build' in shot:
        objects = own_models.build(shot['build'], shot)
    else:
        objects = model.load(shot['model'], shot)
    finish(objects, shot)
    stage.turn(objects, shot['yaw'])
    stage.normalise(objects)
    stage.light(scene)
    plane = stage.floor(scene, stage.points_of(objects)[:, 2].min())
    stage.aim(scene, objects, shot['elevation'])
    if shot.get('ground'):
        stage.backdrop(scene, shoot.untoned(materials.linear(shot['ground'])[:3]))
        plane.visible_transmission = False
    shoot.prepare_passes(scene, folder)
    parts = shoot.shoot_goods(scene, plane, folder)
    for colour, hexadecimal in shot['colours'].items():
        colours = shoot.coloured(parts, hexadecimal, shot.get('isSaturatedOnly', False))
        shoot.save_colours(parts, colours, f"{shot['stem']}.{colour}.rgba")
    if not shot.get('hangs'):
        shoot.save_alpha(shoot.shoot_shadow(scene, objects, plane, folder), shot['stem'] + '.shadow')


def main():
    job = sys.argv[sys.argv.index('--') + 1]
    with open(job, encoding='utf8') as file:
        shots = json.load(file)
    with tempfile.TemporaryDirectory() as folder:
        for shot in shots:
            try:
                began = time.process_time()
                photograph(shot, folder)
                print('done', shot['stem'], round(time.process_time() - began), flush=True)
            except Exception as error:
                print('failed', shot['stem'], repr(error), flush=True)


main()
