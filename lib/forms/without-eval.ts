import { config } from 'zod';

// Import this before creating a schema: zod tries `new Function`, which the content security policy
// of our pages forbids and reports.
if (typeof window !== 'undefined') config({ jitless: true });
