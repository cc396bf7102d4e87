/** Most invoices that a member can issue in a day. */
export const maxInvoicesADay = 20

/** Errors of plans, invoices and payments. In a file of their own because the browser gets their messages from replies only. */
export const billingErrors = {
  staff_field: { status: 403, message: 'Only our staff can set this' },
  plan_not_found: { status: 404, message: 'This membership plan does not exist' },
  plan_replaced: {
    status: 409,
    message: 'Somebody else has changed this plan. Reload the page to see the current version',
  },
  plan_exists: { status: 409, message: 'A plan with this name already exists in this category' },
  invoice_not_found: { status: 404, message: 'This invoice does not exist' },
  not_for_sale: { status: 409, message: 'This plan is no longer available' },
  not_an_upgrade: { status: 409, message: 'This plan is not an upgrade of your current membership' },
  not_applicable: { status: 409, message: 'This plan is not available with your current membership' },
  waiting_for_activation: {
    status: 409,
    message:
      'A payment is waiting for activation. No other invoice can be issued or paid until we have activated it',
  },
  no_plan_running: {
    status: 409,
    message: 'A top-up needs a running plan. Choose a plan first',
  },
  topup_alone: { status: 409, message: 'A top-up takes no coupon, offer or extras' },
  renewal_waits: { status: 409, message: 'A renewal is already waiting for the current membership to end' },
  not_confirmed: { status: 409, message: 'The payment gateway did not confirm this payment' },
  already_decided: { status: 409, message: 'A decision on this payment has already been made' },
  coupon_refused: { status: 409, message: 'This coupon cannot be used' },
  coupon_not_found: { status: 404, message: 'This coupon does not exist' },
  coupon_exists: { status: 409, message: 'A coupon with this code already exists' },
  offer_not_found: { status: 404, message: 'This offer does not exist' },
  banner_missing: { status: 409, message: 'Upload both banners before you publish the offer' },
  offer_over: { status: 409, message: 'This offer has ended' },
  offer_elsewhere: { status: 409, message: 'This offer does not include this plan' },
  invoice_lapsed: {
    status: 409,
    message: 'This invoice can no longer be paid. Please choose the plan again',
  },
  invoice_outdated: {
    status: 409,
    message: 'The membership has changed since this invoice was issued. Please choose the plan again',
  },
  invoices_used: {
    status: 429,
    message: `You have asked for ${maxInvoicesADay} invoices today. Please pay one of them in My Account, or try again tomorrow`,
  },
  quotas_frozen: {
    status: 409,
    message: 'Your contacts and interests are on hold while we check one of your payments. Please call us',
  },
  numbers_used: {
    status: 409,
    message: 'We cannot issue more invoices in this financial year. Please call us, and we will help you',
  },
  card_payment_off: { status: 409, message: 'Card payments are not available at the moment' },
  billing_off: {
    status: 409,
    message: 'We cannot take payments at the moment. Please call us, and we will help you',
  },
  address_missing: { status: 409, message: 'Permanent address is mandatory for invoice generation' },
  gateway_away: { status: 502, message: 'The bank is not responding. Please try again in a little while' },
} as const satisfies Record<string, { status: number; message: string }>
