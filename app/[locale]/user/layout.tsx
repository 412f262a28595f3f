import { PageMessages } from '@/components/layout/page-messages';
import { Container } from '@/components/ui/container';
import { CabinetFrame } from '@/components/user/cabinet-frame';
import { CabinetWithoutScripts } from '@/components/user/cabinet-without-scripts';

export default function CabinetLayout({ children }: LayoutProps<'/[locale]/user'>) {
  return (
    <PageMessages page="/user">
      <Container page tall>
        <CabinetWithoutScripts />
        <CabinetFrame>{children}</CabinetFrame>
      </Container>
    </PageMessages>
  );
}
