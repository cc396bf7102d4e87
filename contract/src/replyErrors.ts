/**
 * Errors whose messages the browser gets from replies, so that pages do not load them. Only the page that a single sign-on
 * returns to looks some of them up by code.
 */
export const replyErrors = {
  members_criterion: { status: 403, message: 'Please log in to search by this' },
  password_elsewhere: {
    status: 403,
    message: 'Change your password in Settings, with your current password or a code',
  },
  own_profile: { status: 409, message: 'This is your own profile' },
  not_reversible: { status: 409, message: 'This cannot be undone' },
  conversation_ended: { status: 409, message: 'This conversation has ended' },
  conversation_waiting: {
    status: 409,
    message: 'This profile is not active at the moment. You can write again as soon as it is',
  },
  answer_awaited: {
    status: 409,
    message: 'You have sent three messages in a row. You can write again once they answer',
  },
  payment_details_in_text: {
    status: 400,
    message: 'Please remove the UPI, bank, card or wallet details',
  },
  link_used: { status: 409, message: 'This link has already been used' },
  locked_field: { status: 409, message: 'Please contact support to change name, birth date or gender' },
  openings_used: {
    status: 429,
    message: 'You have reached the daily limit for opening profiles. Please come back tomorrow',
  },
  codes_exhausted: {
    status: 429,
    message: 'We cannot send more codes today. Please log in with your password, or call us',
  },
  unknown_criterion: { status: 400, message: 'Unknown search criterion' },
  download_running: { status: 409, message: 'We are already preparing your data' },
  saved_searches_full: {
    status: 409,
    message: 'You can keep up to 50 searches. Delete one to save another',
  },
  member_searches_full: {
    status: 409,
    message: 'You can keep up to 10 searches. Delete one to save another',
  },
  story_photos_full: {
    status: 409,
    message: 'A story has up to 4 photos. Delete one to add another',
  },
  incorrect_admin_credentials: { status: 401, message: 'Incorrect mobile number or password' },
  sign_on_failed: { status: 401, message: 'Single sign-on could not be confirmed. Please try again' },
  sign_on_cancelled: { status: 401, message: 'Single sign-on was cancelled' },
  sign_on_expired: { status: 401, message: 'This single sign-on has expired. Please try again' },
  sign_on_unknown: {
    status: 401,
    message: 'There is no staff account for you here. Please ask a super administrator',
  },
  sign_on_disabled: {
    status: 401,
    message: 'Your staff account is disabled. Please ask a super administrator',
  },
  sign_on_not_staff: {
    status: 401,
    message: 'Your single sign-on account does not carry the staff role',
  },
  sign_on_off: { status: 404, message: 'Single sign-on is not set up here' },
  sign_on_unavailable: {
    status: 502,
    message: 'The single sign-on service is not responding. Please try again later, or log in another way',
  },
  second_factor_setup_required: {
    status: 401,
    message: 'Set up a second factor to finish logging in',
  },
  incorrect_second_factor: {
    status: 401,
    message: 'This code is incorrect or has already been used. Please enter another one',
  },
  incorrect_passkey: { status: 401, message: 'This passkey could not be confirmed. Please try again' },
  second_factor_expired: {
    status: 401,
    message: 'This confirmation has expired or has already been used. Please log in again',
  },
  /** During a login it has status 401. */
  second_factor_required: { status: 403, message: 'Confirm that it is you with your second factor' },
  password_change_due: { status: 403, message: 'Choose a new password first' },
  staff_criterion: { status: 403, message: 'Only staff may search by this' },
  staff_exists: { status: 409, message: 'This mobile number already belongs to a member of staff' },
  last_factor: { status: 409, message: 'Add another second factor before you remove this one' },
  passkeys_full: { status: 409, message: 'You can keep up to 10 passkeys. Remove one to add another' },
  own_password: { status: 409, message: 'Change your own password in My account' },
  own_factor: {
    status: 409,
    message: 'You cannot remove your own second factor. Ask another super administrator',
  },
  last_administrator: { status: 409, message: 'At least one super administrator must remain' },
  escrow_off: { status: 409, message: 'Viewing passwords is switched off: no escrow key is configured' },
  no_password: { status: 404, message: 'This member has no password that can be shown' },
  report_not_ready: { status: 409, message: 'This report has no file' },
  reports_running: {
    status: 429,
    message: 'Three of your reports are in progress. Please wait until one of them is ready',
  },
} as const satisfies Record<string, { status: number; message: string }>
