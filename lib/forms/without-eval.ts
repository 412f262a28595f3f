import { config } from 'zod';

// Import this before creating a schema: zod otherwise tries `new Function`, which the content
// security policy of the pages blocks and reports.
if (typeof window !== 'undefined') config({ jitless: true });
