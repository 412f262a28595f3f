import { serveParsing } from '@/api/content/parsing-thread';
import { parseContent } from '@/api/content/read-document';

/** The worker thread of the API that parses the operator's content. */
await serveParsing({ content: parseContent });
