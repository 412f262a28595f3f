import { PageMessages } from '@/components/layout/page-messages';
import { WithoutScripts } from '@/components/site/without-scripts';
import { Container } from '@/components/ui/container';
import { AccountFrame } from '@/components/user/account-frame';

export default function AccountLayout({ children }: LayoutProps<'/[locale]/user'>) {
  return (
    <PageMessages page="/user">
      <Container page tall>
        <WithoutScripts page="cabinet" level={1} />
        <AccountFrame>{children}</AccountFrame>
      </Container>
    </PageMessages>
  );
}
