import { type Screen, withShell } from './screen.ts'
import { staffScreens } from './staffScreens.ts'

const page = { prerender: true, indexed: true } as const

const siteScreens = withShell('site', [
  { path: '/', file: 'site/StartPage.tsx', prerender: true },
  { path: '/home', file: 'site/home/HomePage.tsx', ...page },
  { path: '/about-us', file: 'site/AboutPage.tsx', ...page },
  { path: '/text-size', file: 'site/TextSizePage.tsx' },
  { path: '/faq', file: 'site/FaqPage.tsx', ...page },
  { path: '/contact-us', file: 'site/contact/ContactPage.tsx', indexed: true },
  { path: '/terms-conditions', file: 'site/policies/TermsPage.tsx', ...page },
  { path: '/cancellation-refund', file: 'site/policies/RefundPage.tsx', ...page },
  { path: '/membership', file: 'plans/MembershipPage.tsx', ...page },
  { path: '/testimonials', file: 'testimonials/StoriesPage.tsx', indexed: true },
  { path: '/testimonials/:id', file: 'testimonials/StoryPage.tsx', indexed: true },
  { path: '/offers', file: 'offers/OffersPage.tsx', indexed: true },
  { path: '/logout', file: 'site/notices/LoggedOutPage.tsx' },
  { path: '/email/confirm', file: 'site/notices/EmailConfirmPage.tsx', ownState: true },
  { path: '/no-access', file: 'site/notices/NoAccessPage.tsx', ownState: true },
  { path: '/profile/g/list', file: 'search/guest/GuestResultsPage.tsx' },
  // The bank sends browsers back here, with or without a login.
  { path: '/thankyou', file: 'payments/ThankYouPage.tsx' },
  { path: '/failed', file: 'payments/FailedPage.tsx' },
])

const plainScreens = withShell('plain', [
  // Couples open it with the link that we sent them; its token is in the hash.
  { path: '/your-story', file: 'testimonials/yours/YourStoryPage.tsx', permission: 'public', ownState: true },
  // Relatives open it with a link that a member sent them.
  { path: '/shared/:token', file: 'sharing/SharedPage.tsx', permission: 'public' },
  // From the link at the end of our mails.
  { path: '/unsubscribe/:token', file: 'summaries/UnsubscribePage.tsx', permission: 'public' },
  { path: '/ad/login', file: 'accounts/AdminLoginPage.tsx', permission: 'public' },
  { path: '/profile/register', file: 'registration/RegisterPage.tsx', permission: 'public', ownState: true },
  { path: '/dev/outbox', file: 'messages/OutboxPage.tsx', permission: 'public' },
  { path: '/invoice/preview/:id', file: 'invoices/InvoicePreviewPage.tsx', permission: 'invoices.read' },
])

const memberScreens = withShell('member', [
  // The viewer decides which shell is around it.
  { path: '/packages', file: 'plans/PackagesPage.tsx', permission: 'public', indexed: true },
  { path: '/profile/dashboard', file: 'dashboard/DashboardPage.tsx' },
  { path: '/profile/myaccount', file: 'invoices/MyAccountPage.tsx' },
  { path: '/checkout', file: 'payments/CheckoutPage.tsx', permission: 'account.own' },
  { path: '/profile/search', file: 'search/SearchPage.tsx' },
  { path: '/profile/list', file: 'search/ResultsPage.tsx', permission: 'member.area' },
  { path: '/profile/searches', file: 'search/saved/SavedSearchesPage.tsx', permission: 'member.area' },
  { path: '/matches', file: 'search/MatchesPage.tsx', permission: 'member.area' },
  { path: '/activity/:active', file: 'activities/lists/ActivityPage.tsx', permission: 'member.area' },
  { path: '/proposals', file: 'proposals/ProposalsPage.tsx', permission: 'proposals.own' },
  { path: '/messages', file: 'conversations/ConversationsPage.tsx', permission: 'conversations.own' },
  {
    path: '/messages/reports',
    file: 'conversations/reports/OwnReportsPage.tsx',
    permission: 'conversations.own',
  },
  { path: '/messages/:bnrId', file: 'conversations/ConversationPage.tsx', permission: 'conversations.own' },
  { path: '/profile/settings', file: 'settings/SettingsPage.tsx', permission: 'account.own' },
  { path: '/notifications', file: 'messages/NotificationsPage.tsx', permission: 'notifications.own' },
  { path: '/profile/update/:id', file: 'profiles/edit/EditPage.tsx' },
  { path: '/profile/:id', file: 'activities/profile/ProfilePage.tsx' },
])

/** The component catalogue: `npm run dev`, then /dev/ui. Builds leave it out. */
const catalogueScreens: readonly Screen[] = import.meta.env?.DEV
  ? [
      { path: '/dev/ui', file: 'catalogue/CataloguePage.tsx', shell: 'member', permission: 'public' },
      { path: '/dev/ui/home', file: 'catalogue/HomeCataloguePage.tsx', shell: 'site' },
      {
        path: '/dev/ui/staff',
        file: 'catalogue/StaffCataloguePage.tsx',
        shell: 'staff',
        permission: 'public',
      },
    ]
  : []

/** Every address of the application. Menus and footer read this table, so that no link leads nowhere. */
export const screens: readonly Screen[] = [
  ...siteScreens,
  ...plainScreens,
  ...memberScreens,
  ...staffScreens,
  ...catalogueScreens,
  // Here too, only staff have access, whether or not the page exists.
  { path: '/ad/*', file: 'site/notices/NotFoundPage.tsx', shell: 'staff' },
  // Everybody stays in their own shell, so that staff who mistype an address keep their menu.
  { path: '*', file: 'site/notices/NotFoundPage.tsx', shell: 'member', permission: 'public' },
]
