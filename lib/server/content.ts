import { cache } from 'react';
import { safeLink } from '@/lib/domain/safe-link';
import { read } from './call';
import { cleanHtml } from './sanitize';

export function listPosts(page: number, size: number) {
  return read('content.posts', { query: { page, size } });
}

export const getPost = cache(async (id: number) => {
  const post = await read('content.post', { params: { id } });
  return { ...post, text: cleanHtml(post.text) };
});

export const getPostGroup = cache(async (group: string) => {
  const { results, ...rest } = await read('content.postGroup', { params: { group } });
  return { ...rest, results: results.map((post) => ({ ...post, text: cleanHtml(post.text) })) };
});

export const getMenuPage = cache(async (id: number) => {
  const page = await read('content.menuPage', { params: { id } });
  return { ...page, text: cleanHtml(page.text) };
});

export const listFaq = cache(async () => {
  const { results } = await read('content.faq', {});
  return results.map((entry) => ({ ...entry, answer: cleanHtml(entry.answer) }));
});

export async function listTeam() {
  const { results } = await read('content.team', {});
  return results;
}

export async function listPartners() {
  const { results } = await read('content.partners', {});
  return results.map((partner) => ({ ...partner, link: safeLink(partner.link) ?? '' }));
}

export async function listBranches() {
  const { results } = await read('geo.branches', {});
  return results;
}
