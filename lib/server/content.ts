import { notFound } from 'next/navigation';
import { cache } from 'react';
import { safeLink } from '@/lib/domain/text/safe-html';
import { read, readIfAny, readSubject } from './call';
import { cleanHtml } from './sanitize';

export function listPosts(page: number, size: number) {
  return read('content.posts', { query: { page, size } });
}

/** Returns the post with sanitized HTML. Renders the 404 page if the shop does not have it. */
export const getPost = cache(async (id: number) => {
  const post = await readSubject('content.post', { params: { id } });
  return { ...post, text: cleanHtml(post.text) };
});

/** Returns the group. Renders the 404 page if the shop does not have it. */
export const getPostGroup = cache(
  async (group: string) => (await findPostGroup(group)) ?? notFound(),
);

/** Returns the group, or `null` if the shop does not have it. */
export const findPostGroup = cache(async (group: string) => {
  const found = await readIfAny('content.postGroup', { params: { group } });
  if (!found) return null;
  const results = found.results.map((post) => ({ ...post, text: cleanHtml(post.text) }));
  return { ...found, results };
});

/** Returns the page with sanitized HTML. Renders the 404 page if the shop does not have it. */
export const getMenuPage = cache(async (id: number) => {
  const page = await readSubject('content.menuPage', { params: { id } });
  return { ...page, text: cleanHtml(page.text) };
});

/** Returns the questions with sanitized HTML in the answers. */
export const listFaq = cache(async () => {
  const { results } = await read('content.faq', {});
  return results.map((entry) => ({ ...entry, answer: cleanHtml(entry.answer) }));
});

export async function listTeam() {
  const { results } = await read('content.team', {});
  return results;
}

/** Returns the partners. An unsafe link is replaced with `''`. */
export async function listPartners() {
  const { results } = await read('content.partners', {});
  return results.map((partner) => ({ ...partner, link: safeLink(partner.link) ?? '' }));
}

export async function listBranches() {
  const { results } = await read('geo.branches', {});
  return results;
}
