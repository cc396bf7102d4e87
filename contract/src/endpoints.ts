/** Every call of the service, by domain. Routes, OpenAPI and the test over all roles walk this. */
export * as accounts from './accounts/endpoints.ts'
export * as media from './media/endpoints.ts'
export * as messages from './messages/endpoints.ts'
export * as profiles from './profiles/endpoints.ts'
export * as reference from './reference/endpoints.ts'
export * as search from './search/endpoints.ts'
