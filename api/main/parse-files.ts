import { parseContent } from '@/api/content/read-file';
import { parseFile } from '@/api/import/parse-file';
import { serveParsing } from '@/api/import/parsing-thread';

/** The thread of the API that parses the files of its operator. */
await serveParsing({ goods: parseFile, content: parseContent });
