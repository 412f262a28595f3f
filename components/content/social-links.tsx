import { IconButton } from '@/components/ui/icon-button';
import type { Contact } from '@/lib/contract/site';
import styles from './social-links.module.css';

type Social = Contact['social'][number];

const names: Record<Social['kind'], string> = {
  telegram: 'Telegram',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
};

/** Links to social networks. Editors enter the links, so only absolute web addresses are shown. */
export function SocialLinks({ title, links }: { title?: string; links: readonly Social[] }) {
  const shown = links.filter(({ value }) => /^https?:\/\//.test(value));
  if (shown.length === 0) return null;

  return (
    <div>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.links}>
        {shown.map(({ kind, value }) => (
          <li key={value}>
            <IconButton
              icon={kind}
              iconSize={20}
              kind="outline"
              round
              label={names[kind]}
              href={value}
              rel="noopener"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
