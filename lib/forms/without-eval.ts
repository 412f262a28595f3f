import { config } from 'zod';

// To be imported before any schema is made: zod tries `new Function` to see whether it may write
// code, which the policy of our pages forbids and reports.
if (typeof window !== 'undefined') config({ jitless: true });
