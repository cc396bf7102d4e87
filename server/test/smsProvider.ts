/** Settings of an installation with an SMS provider, which nobody reaches in tests. */
export const smsProvider = {
  SMS_API_URL: 'http://127.0.0.1:9/send',
  SMS_API_KEY: 'key',
  SMS_DLT_ENTITY_ID: 'entity',
  SMS_DLT_TEMPLATE_CODE: '1107000000000000001',
} as const
