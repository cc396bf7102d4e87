import type { ComponentType } from 'react'
import { lazyPart } from '../ui/lazyPart.ts'

export interface SettingsTab {
  /** What `?active=` says (specification 2, section 2). */
  key: string
  label: string
  /** One sentence under the title. */
  lead: string
  Panel: ComponentType
}

/** Every part of the settings, in the order of the menu. A member loads only the one that is open. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    key: 'tab1',
    label: 'Update Mobile Number',
    lead: 'We send a code to the new number. It takes the place of the old one when you have entered it.',
    Panel: lazyPart('accounts/settings/PhonePanel.tsx', () => import('../accounts/settings/PhonePanel.tsx')),
  },
  {
    key: 'tab2',
    label: 'Update Email Address',
    lead: 'We send a link to the new address. It is used from the moment you open the link.',
    Panel: lazyPart(
      'accounts/settings/email/EmailPanel.tsx',
      () => import('../accounts/settings/email/EmailPanel.tsx'),
    ),
  },
  {
    key: 'tab3',
    label: 'Change Password',
    lead: 'You stay logged in here and are logged out everywhere else.',
    Panel: lazyPart(
      'accounts/settings/PasswordPanel.tsx',
      () => import('../accounts/settings/PasswordPanel.tsx'),
    ),
  },
  {
    key: 'sessions',
    label: 'Where you are logged in',
    lead: 'Each phone, tablet or computer that can open your profile without a password.',
    Panel: lazyPart(
      'accounts/settings/sessions/SessionsPanel.tsx',
      () => import('../accounts/settings/sessions/SessionsPanel.tsx'),
    ),
  },
  {
    key: 'notifications',
    label: 'Notifications',
    lead: 'The bell in the app always tells you. Choose what we also write to you about.',
    Panel: lazyPart(
      'messages/NotificationSettings.tsx',
      () => import('../messages/NotificationSettings.tsx'),
    ),
  },
  {
    key: 'data',
    label: 'Download my data',
    lead: 'One file with everything we hold about you: your profile, your photos and what happened with them.',
    Panel: lazyPart('privacy/DataPanel.tsx', () => import('../privacy/DataPanel.tsx')),
  },
  {
    key: 'tab4',
    label: 'Deactivate Profile',
    lead: 'Your profile is hidden until our staff bring it back for you. Nothing is lost.',
    Panel: lazyPart(
      'accounts/settings/DeactivatePanel.tsx',
      () => import('../accounts/settings/DeactivatePanel.tsx'),
    ),
  },
  {
    key: 'tab5',
    label: 'Delete Profile',
    lead: 'Your profile is hidden at once, and everything we hold about it is removed for good later.',
    Panel: lazyPart('privacy/DeletePanel.tsx', () => import('../privacy/DeletePanel.tsx')),
  },
]

export const settingsTab = (key: string | null): SettingsTab =>
  settingsTabs.find((tab) => tab.key === key) ?? settingsTabs[0]
