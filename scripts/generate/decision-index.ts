import { readdirSync, readFileSync } from 'node:fs';

/** The folder of the ADRs, relative to the repository's root. */
export const DECISIONS = 'docs/decisions';

/** The header of an ADR. A value is an empty string if its line is missing. */
type Decision = {
  file: string;
  number: string;
  title: string;
  status: string;
  date: string;
  topic: string;
};

/** Reads the header of every ADR except the template, ordered by number. */
export function listDecisions(): Decision[] {
  return readdirSync(DECISIONS)
    .filter((file) => /^\d{3}-.*\.md$/.test(file) && !file.startsWith('000-'))
    .sort()
    .map((file) => toDecision(file, readFileSync(`${DECISIONS}/${file}`, 'utf8')));
}

/** Returns the text of `docs/decisions/README.md`, with a section for each topic. */
export function decisionIndex(): string {
  const decisions = listDecisions();
  const topics = [...new Set(decisions.map(({ topic }) => topic))].sort();
  const sections = topics.map((topic) =>
    section(
      topic,
      decisions.filter((one) => one.topic === topic),
    ),
  );
  return `${INTRODUCTION}\n\n${sections.join('\n\n')}\n`;
}

function section(topic: string, decisions: Decision[]): string {
  const rows = decisions.map(({ file, number, title, status, date }) => {
    return `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
  });
  const heading = topic.charAt(0).toUpperCase() + topic.slice(1);
  return `## ${heading}\n\n${HEAD}\n${rows.join('\n')}`;
}

function toDecision(file: string, text: string): Decision {
  const [, number = '', title = ''] = /^# (\d{3})\. (.+)$/m.exec(text) ?? [];
  const field = (name: string) => new RegExp(`^- ${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return {
    file,
    number,
    title,
    status: field('Status'),
    date: field('Date'),
    topic: field('Topic'),
  };
}

const INTRODUCTION = `# Architecture decisions

For developers who need the reasons behind the design. Each architecture decision record (ADR) states one decision, its reasons and how to notice when it no longer holds. \`npm run generate\` writes this index from the files in this folder.

To add an ADR, copy [000-template.md](000-template.md) and use the number after the highest one. Numbers are never reused; numbers that are missing here were never assigned. An ADR that no longer holds keeps its file and gets the status \`superseded by\` with a link. Measurements are in [docs/performance](../performance/README.md).`;

const HEAD = '| number | title | status | date |\n|---|---|---|---|';
