import { fileURLToPath } from 'node:url';

/** The repository's own folder, wherever the command was typed. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
