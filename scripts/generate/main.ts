import { writeFileSync } from 'node:fs';
import { generated } from './generated';

for (const [path, text] of Object.entries(generated())) writeFileSync(path, text);
