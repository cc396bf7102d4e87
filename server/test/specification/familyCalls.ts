/** Calls of staff who talk to families. */
export const familyCalls: Readonly<Record<string, readonly string[]>> = {
  'messages.reports': [
    'POST /messageReports/search',
    'GET /messageReports/:id',
    'POST /messageReports/:id/dismiss',
    'POST /messageReports/:id/remove',
  ],
  'inbox.answer': [
    'POST /tickets/search',
    'GET /tickets/:id',
    'POST /tickets/:id/answer',
    'POST /tickets/:id/call',
    'POST /tickets/:id/reply',
    'POST /tickets/:id/note',
    'POST /tickets/:id/close',
    'POST /tickets/:id/reopen',
    'POST /tickets/:id/assign',
    'GET /inboxStaff',
  ],
  'proposals.write': [
    'GET /proposals/members',
    'POST /profiles/:id/proposals/candidates',
    'GET /profiles/:id/proposals',
    'POST /profiles/:id/proposals',
    'POST /proposals/:id/call',
    'POST /proposals/:id/call/outcome',
  ],
  'contactLog.read': ['GET /profiles/:id/contactLog', 'GET /followUps', 'GET /renewals'],
  'contactLog.write': [
    'POST /profiles/:id/contactLog',
    'POST /bulk/followUps',
    'GET /messageTemplates',
    'GET /profiles/:id/messages/preview',
    'POST /profiles/:id/messages',
  ],
  'templates.manage': [
    'POST /messageTemplates',
    'PUT /messageTemplates/:id',
    'PUT /messageTemplates/:id/end',
  ],
}
