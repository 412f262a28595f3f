import type { ReactNode } from 'react';
import type { Crumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import styles from './info-frame.module.css';
import { InfoMenu } from './info-menu';
import { PageTrail } from './page-trail';

type Props = {
  title: string;
  crumb?: string;
  lead?: string;
  path: string;
  above?: Crumb[];
  children: ReactNode;
};

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
