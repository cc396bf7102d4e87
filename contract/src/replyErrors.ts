/**
 * Words that a page does not carry: the browser reads them from replies. Only the return from a single sign-on looks some of
 * them up by their code.
 */
export const replyErrors = {
  members_criterion: { status: 403, message: 'Please login to search by this' },
  password_elsewhere: {
    status: 403,
    message: 'A password is changed in Settings, with the present one or a code',
  },
  own_profile: { status: 409, message: 'This is your own profile' },
  not_reversible: { status: 409, message: 'This cannot be undone' },
  link_used: { status: 409, message: 'This link has been used already' },
  locked_field: { status: 409, message: 'Please contact support to change name, birth date or gender' },
  openings_used: {
    status: 429,
    message: 'You have opened as many profiles as are possible in a day. Please come back tomorrow',
  },
  codes_exhausted: {
    status: 429,
    message: 'We cannot send more codes today. Please login with your password, or call us',
  },
  unknown_criterion: { status: 400, message: 'Unknown search criterion' },
  download_running: { status: 409, message: 'We are putting your data together already' },
  saved_searches_full: {
    status: 409,
    message: 'You can keep up to 50 searches. Delete one to save another',
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
    message: 'The single sign-on service does not answer. Please try again later or login another way',
  },
  second_factor_setup_required: {
    status: 401,
    message: 'Set up a second factor to finish logging in',
  },
  incorrect_second_factor: {
    status: 401,
    message: 'This code is not correct, or it was used already. Please enter another one',
  },
  incorrect_passkey: { status: 401, message: 'This passkey could not be confirmed. Please try again' },
  second_factor_expired: {
    status: 401,
    message: 'This confirmation has expired or was used already. Please login again',
  },
  /** In the middle of a login it is sent with 401. */
  second_factor_required: { status: 403, message: 'Confirm that it is you with your second factor' },
  password_change_due: { status: 403, message: 'Choose a password of your own first' },
  staff_criterion: { status: 403, message: 'Only staff may search by this' },
  staff_exists: { status: 409, message: 'This mobile number belongs to a member of staff already' },
  last_factor: { status: 409, message: 'Add another second factor before you remove this one' },
  passkeys_full: { status: 409, message: 'You can keep up to 10 passkeys. Remove one to add another' },
  own_password: { status: 409, message: 'Change your own password on the page about your security' },
  own_factor: {
    status: 409,
    message: 'You cannot remove your own second factor. Ask another super administrator',
  },
  last_administrator: { status: 409, message: 'At least one super administrator must remain' },
  escrow_off: { status: 409, message: 'Viewing passwords is switched off: no escrow key is configured' },
  no_password: { status: 404, message: 'No password has been set that could be shown' },
  report_not_ready: { status: 409, message: 'This report has no file' },
  reports_running: {
    status: 429,
    message: 'Three of your reports are being made. Please wait until one of them is done',
  },
} as const satisfies Record<string, { status: number; message: string }>
