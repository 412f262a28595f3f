import type { ReactNode } from 'react';
import type { Crumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import styles from './info-frame.module.css';
import { InfoMenu } from './info-menu';
import { PageTrail } from './page-trail';

type Props = {
  title: string;
  /** The title's short form for the breadcrumb. */
  crumb?: string;
  lead?: string;
  /** Without the language's prefix. */
  path: string;
  /** What stands between the home page and this one. */
  above?: Crumb[];
  children: ReactNode;
};

/** A page of the shop's own texts, with the way to the others. */
export function InfoFrame(props: Props) {
  const { title, crumb = title, lead, path, above = [], children } = props;
  return (
    <Container>
      <PageTrail trail={[...above, { name: crumb }]} path={path} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <aside>
          <InfoMenu path={path} />
        </aside>
      </div>
    </Container>
  );
}
