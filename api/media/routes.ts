import { createHash } from 'node:crypto';
import type { Env, Hono } from 'hono';
import { MEDIA_BASE } from '@/lib/constants';
import { matchesEtag } from '@/lib/domain/routing/http-request';
import type { MediaStore } from './media-store';
import { type Drawings, isUpload, pictureBytes } from './picture-bytes';

type Media = {
  media: MediaStore;
  drawings: Drawings | null;
  /**
   * Returns whether the shop shows this drawing. Without this check, arbitrary paths could fill the
   * disk.
   */
  isKnown: (path: string) => Promise<boolean>;
};

const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Serves images below `MEDIA_BASE`, immutable and with an ETag. */
export function mediaRoutes<AppEnv extends Env>(
  app: Hono<AppEnv>,
  { media, drawings, isKnown }: Media,
): void {
  app.get(`${MEDIA_BASE}/*`, async (context) => {
    const path = context.req.path.slice(MEDIA_BASE.length + 1);
    const isShown = isUpload(path) || (await isKnown(path));
    const bytes = isShown ? await pictureBytes(path, { media, drawings }) : null;
    if (!bytes) return context.notFound();

    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('ETag', etag);
    context.header('X-Content-Type-Options', 'nosniff');
    if (matchesEtag(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
    context.header('Content-Type', types[extension(path)] ?? 'application/octet-stream');
    return context.body(new Uint8Array(bytes));
  });
}

function extension(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}
