import type { ComponentType } from 'react'
import { lazyPart } from '../ui/lazyPart.ts'

export interface SettingsTab {
  /** Value of `?active=` (specification 2, section 2). */
  key: string
  label: string
  /** A sentence under the title. */
  lead: string
  Panel: ComponentType
}

/** All tabs in the order of the menu. Only the open one is loaded. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    key: 'tab1',
    label: 'Update Mobile Number',
    lead: 'We send a code to your new number. Enter it to replace the old number.',
    Panel: lazyPart('accounts/settings/PhonePanel.tsx', () => import('../accounts/settings/PhonePanel.tsx')),
  },
  {
    key: 'tab2',
    label: 'Update Email Address',
    lead: 'We send a link to your new address. Open it to start using the address.',
    Panel: lazyPart(
      'accounts/settings/email/EmailPanel.tsx',
      () => import('../accounts/settings/email/EmailPanel.tsx'),
    ),
  },
  {
    key: 'tab3',
    label: 'Change Password',
    lead: 'You stay logged in here. We log you out everywhere else.',
    Panel: lazyPart(
      'accounts/settings/PasswordPanel.tsx',
      () => import('../accounts/settings/PasswordPanel.tsx'),
    ),
  },
  {
    key: 'sessions',
    label: 'Where you are logged in',
    lead: 'Phones, tablets and computers on which you are logged in.',
    Panel: lazyPart(
      'accounts/settings/sessions/SessionsPanel.tsx',
      () => import('../accounts/settings/sessions/SessionsPanel.tsx'),
    ),
  },
  {
    key: 'notifications',
    label: 'Notifications',
    lead: 'You see every notification in the app. Choose which ones we also send you.',
    Panel: lazyPart(
      'messages/NotificationSettings.tsx',
      () => import('../messages/NotificationSettings.tsx'),
    ),
  },
  {
    key: 'activity',
    label: 'When I was active',
    lead: 'Families write more often to people who are here.',
    Panel: lazyPart(
      'accounts/settings/ActivityPanel.tsx',
      () => import('../accounts/settings/ActivityPanel.tsx'),
    ),
  },
  {
    key: 'messages',
    label: 'Messages',
    lead: 'What others see while you write to each other.',
    Panel: lazyPart('conversations/ReceiptsPanel.tsx', () => import('../conversations/ReceiptsPanel.tsx')),
  },
  {
    key: 'textSize',
    label: 'Text size',
    lead: 'Choose how large the text of all pages is.',
    Panel: lazyPart(
      'accounts/settings/TextSizePanel.tsx',
      () => import('../accounts/settings/TextSizePanel.tsx'),
    ),
  },
  {
    key: 'summary',
    label: 'New matches by e-mail',
    lead: 'One message with new matches and with what waits for your answer.',
    Panel: lazyPart('summaries/SummarySettings.tsx', () => import('../summaries/SummarySettings.tsx')),
  },
  {
    key: 'sharing',
    label: 'Sharing with families',
    lead: 'Choose whether other members may show your profile to their relatives.',
    Panel: lazyPart('sharing/SharingSetting.tsx', () => import('../sharing/SharingSetting.tsx')),
  },
  {
    key: 'data',
    label: 'Download my data',
    lead: 'Get one file with your profile, your photos and everything else we store about you.',
    Panel: lazyPart('privacy/DataPanel.tsx', () => import('../privacy/DataPanel.tsx')),
  },
  {
    key: 'tab4',
    label: 'Deactivate Profile',
    lead: 'We hide your profile until you ask our staff to bring it back, and keep your data. A membership still ends on its usual day.',
    Panel: lazyPart(
      'accounts/settings/DeactivatePanel.tsx',
      () => import('../accounts/settings/DeactivatePanel.tsx'),
    ),
  },
  {
    key: 'tab5',
    label: 'Delete Profile',
    lead: 'We hide your profile at once and remove everything permanently later.',
    Panel: lazyPart('privacy/DeletePanel.tsx', () => import('../privacy/DeletePanel.tsx')),
  },
]

export const settingsTab = (key: string | null): SettingsTab =>
  settingsTabs.find((tab) => tab.key === key) ?? settingsTabs[0]
