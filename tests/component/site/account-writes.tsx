import { act, fireEvent, screen } from '@testing-library/react';
import { AddressView } from '@/components/address/address-view';
import { AccountMenu } from '@/components/layout/header/account-menu';
import { ModalHost } from '@/components/layout/start/modal-host';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { ALL_SESSIONS, EndAllDialog } from '@/components/user/end-session-dialog';
import { ProfileView } from '@/components/user/profile-view';
import { SessionList } from '@/components/user/session-list';
import { currentToken } from '@/stores/auth';
import { isSignInOpen, signInRequested } from '@/stores/sign-in';
import { t } from '@/tests/support/component/text';
import {
  choose,
  isDialog,
  nothing,
  onDone,
  press,
  type Row,
  text,
  typeIn,
  typePhone,
  type Write,
  withoutData,
} from './write-row';

export const address = {
  id: 5,
  region: 1,
  district: 1,
  city: 1,
  house: 'Navoiy 1',
  entrance: '',
  floor: '',
  flat: '',
  intercom_code: '',
  comment: '',
  text: 'Chilonzor tumani, Navoiy 1',
};

const endSession = t('session.endOf', { device: 'Safari, iOS' });

async function openAddress(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  await screen.findByRole('textbox', { name: t('address.house') });
}

async function fillAddress() {
  await choose(t('geo.region'), 'Toshkent');
  await choose(t('geo.district'), 'Chilonzor');
  typeIn(t('address.house'), 'Amir Temur 7');
}

async function requestCode() {
  act(() => signInRequested());
  await screen.findByRole('textbox', { name: t('signIn.phone') });
  await typePhone(t('signIn.phone'));
}

const saved = () => isDialog(t('address.add')) || isDialog(t('address.change'));

export const accountWrites = {
  'user.sendCode': {
    isGuest: true,
    page: <ModalHost />,
    fill: requestCode,
    press: () => press(t('signIn.getCode')),
    typed: () => text(t('signIn.phone')).value,
    isDone: () => isDialog(t('signIn.codeTitle')),
  },
  'user.signIn': {
    isGuest: true,
    page: <ModalHost />,
    async fill() {
      await requestCode();
      press(t('signIn.getCode'));
      await screen.findByRole('textbox', { name: t('signIn.code') });
    },
    press: () => {
      if (text(t('signIn.code')).value === '') typeIn(t('signIn.code'), '12345');
      else press(t('signIn.enter'));
    },
    isDone: () => !isSignInOpen() || currentToken() !== null,
  },
  'user.signOut': {
    page: <AccountMenu />,
    press: () => {
      press(t('account.cabinet'));
      press(t('account.exit'));
    },
    isDone: () => false,
    says: nothing,
  },
  'user.endSession': {
    page: <SessionList />,
    fill: async () => void (await screen.findByRole('button', { name: endSession })),
    press: () => {
      press(endSession);
      press(t('session.yes'));
    },
    isDone: () => screen.queryByRole('button', { name: endSession }) === null,
    says: withoutData,
  },
  'user.endSessions': {
    // The session list is left out, because it disappears when the session ends.
    page: (
      <>
        <EndAllDialog onClose={onDone} />
        <LastingMessage area={ALL_SESSIONS} />
      </>
    ),
    press: () => press(t('session.yes')),
    isDone: () => currentToken() === null,
    says: withoutData,
  },
  'user.change': {
    page: <ProfileView />,
    async fill() {
      await screen.findByRole('textbox', { name: t('profile.firstName') });
      typeIn(t('profile.firstName'), 'Malika');
    },
    press: () => press(t('profile.save')),
    typed: () => text(t('profile.firstName')).value,
    isDone: () => false,
  },
  'address.add': {
    page: <AddressView />,
    async fill() {
      await openAddress(t('address.add'));
      await fillAddress();
    },
    press: () => press(t('address.save')),
    typed: () => text(t('address.house')).value,
    isDone: () => !saved(),
  },
  'address.change': {
    page: <AddressView />,
    async fill() {
      await openAddress(t('address.changeOf', { address: address.house }));
      typeIn(t('address.house'), 'Amir Temur 7');
    },
    press: () => press(t('address.save')),
    typed: () => text(t('address.house')).value,
    isDone: () => !saved(),
  },
  'address.remove': {
    page: <AddressView />,
    fill: async () => void (await screen.findByText(address.house)),
    press: () => {
      press(t('address.removeOf', { address: address.house }));
      press(t('address.removeYes'));
    },
    isDone: () => screen.queryAllByText(address.house).length === 0,
    says: withoutData,
  },
} satisfies Partial<Record<Write, Row>>;
