import { PageMessages } from '@/components/layout/page-messages';
import { WithoutScripts } from '@/components/site/without-scripts';
import { Container } from '@/components/ui/container';
import { CabinetFrame } from '@/components/user/cabinet-frame';

export default function CabinetLayout({ children }: LayoutProps<'/[locale]/user'>) {
  return (
    <PageMessages page="/user">
      <Container page tall>
        <WithoutScripts page="cabinet" level={1} />
        <CabinetFrame>{children}</CabinetFrame>
      </Container>
    </PageMessages>
  );
}
