import { parseContent } from '@/api/content/read-file';
import { parseFile } from '@/api/import/parse-file';
import { serveParsing } from '@/api/import/parsing-thread';

/** The worker thread of the API that parses the operator's files. */
await serveParsing({ goods: parseFile, content: parseContent });
