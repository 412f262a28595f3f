import { config } from 'zod';

// Must be imported before any schema is made: zod tries `new Function`, which the content security
// policy of our pages forbids and reports.
if (typeof window !== 'undefined') config({ jitless: true });
