'use client';

import { createElement, Fragment, type ReactNode } from 'react';
import richText from '@/components/ui/display/rich-text.module.css';

const TEXT_TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'br', 's', 'h2', 'h3'];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const ALLOWED_TAGS = new Set([...TEXT_TAGS, ...TABLE_TAGS]);
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
]);

type Props = { html: string; className?: string | undefined };

/** Renders HTML that need not be sanitized: only known elements, without their attributes. */
export function ShortDescription({ html, className = '' }: Props) {
  if (html === '') return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return createElement('div', { className: `${richText.text} ${className}` }, ...childrenOf(body));
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const name = node.nodeName.toLowerCase();
    if (!(node instanceof Element) || DROPPED.has(name)) return null;
    return createElement(ALLOWED_TAGS.has(name) ? name : Fragment, null, ...childrenOf(node));
  });
}
