import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs'
import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconCoinRupee from '@tabler/icons-react/dist/esm/icons/IconCoinRupee.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs'
import IconFriends from '@tabler/icons-react/dist/esm/icons/IconFriends.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconMessageHeart from '@tabler/icons-react/dist/esm/icons/IconMessageHeart.mjs'
import IconMessageReport from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs'
import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconPencilPlus from '@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs'
import IconPhoneCall from '@tabler/icons-react/dist/esm/icons/IconPhoneCall.mjs'
import IconPhoneOutgoing from '@tabler/icons-react/dist/esm/icons/IconPhoneOutgoing.mjs'
import IconPhotoCheck from '@tabler/icons-react/dist/esm/icons/IconPhotoCheck.mjs'
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs'
import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconReceiptRupee from '@tabler/icons-react/dist/esm/icons/IconReceiptRupee.mjs'
import IconReceiptTax from '@tabler/icons-react/dist/esm/icons/IconReceiptTax.mjs'
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs'
import IconServerCog from '@tabler/icons-react/dist/esm/icons/IconServerCog.mjs'
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs'
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import IconTransferIn from '@tabler/icons-react/dist/esm/icons/IconTransferIn.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserDollar from '@tabler/icons-react/dist/esm/icons/IconUserDollar.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import type { staffEntries } from '../screens/staffEntries.ts'

type Icon = typeof IconUsers

/**
 * An icon for each entry of the menu, which shows nothing else when it is narrow. Members' pages must have other icons:
 * one that both have would bring the scripts of staff to members.
 */
const icons = {
  '/ad/dashboard': IconLayoutDashboard,
  '/ad/profile/search': IconUserSearch,
  '/ad/profile/search-by-status': IconListSearch,
  '/ad/follow-ups': IconPhoneCall,
  '/ad/renewals': IconCalendarRepeat,
  '/ad/assisted': IconFriends,
  '/ad/profile/approve': IconUserCheck,
  '/ad/media/approve': IconPhotoCheck,
  '/ad/reported-messages': IconMessageReport,
  '/ad/inbox': IconInbox,
  '/ad/templates': IconTemplate,
  '/ad/profile/create': IconUserPlus,
  '/ad/profile/activities': IconActivity,
  '/ad/imports': IconFileImport,
  '/ad/messages-to-many': IconMailForward,
  '/ad/bulk': IconListCheck,
  '/packages/create': IconPackageImport,
  '/coupons': IconTicket,
  '/offers/manage': IconTags,
  '/invoice/generate': IconFilePlus,
  '/invoice/approve': IconFileCheck,
  '/ad/my-invoices': IconReceiptRupee,
  '/ad/invoices': IconFileInvoice,
  '/ad/payments': IconCreditCard,
  '/ad/bank': IconBuildingBank,
  '/ad/settlements': IconTransferIn,
  '/ad/receipts': IconCashBanknote,
  '/ad/credit-notes': IconReceiptRefund,
  '/ad/gst': IconReceiptTax,
  '/testimonials/create': IconPencilPlus,
  '/testimonials/approve': IconChecks,
  '/reports': IconReportAnalytics,
  '/ad/staff': IconUsersGroup,
  '/ad/audit': IconHistory,
  '/ad/system': IconServerCog,
} satisfies Record<keyof typeof staffEntries, Icon>

/** Entries that other tables add to the menu. */
const further: Partial<Record<string, Icon>> = {
  '/packages': IconPackages,
  '/testimonials': IconQuote,
  '/reports/new-user': IconUsers,
  '/reports/profile': IconIdBadge2,
  '/reports/revenue': IconCoinRupee,
  '/reports/invoice': IconReceipt2,
  '/reports/paid': IconUserDollar,
  '/reports/unpaid': IconUserOff,
  '/reports/assisted': IconMessageHeart,
  '/reports/calls': IconPhoneOutgoing,
}

const isEntry = (route: string): route is keyof typeof icons => route in icons

export const iconOf = (route: string): Icon =>
  isEntry(route) ? icons[route] : (further[route] ?? IconListDetails)
