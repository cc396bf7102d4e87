/** Calls for work on many profiles at once, by permission. */
export const manyCalls: Readonly<Record<string, readonly string[]>> = {
  'campaigns.send': [
    'POST /campaigns',
    'GET /campaigns',
    'GET /campaigns/templates',
    'GET /campaigns/:id',
    'PUT /campaigns/:id',
    'POST /campaigns/:id/test',
    'PUT /campaigns/:id/start',
    'PUT /campaigns/:id/cancel',
    'GET /campaigns/:id/outcome',
  ],
  'profiles.import': [
    'POST media/imports/upload',
    'GET /imports',
    'GET /imports/:id',
    'PUT /imports/:id/columns',
    'GET /imports/:id/rows',
    'PUT /imports/:id/rows/:row',
    'PUT /imports/:id/start',
    'PUT /imports/:id/stop',
    'DELETE /imports/:id',
    'GET /imports/:id/outcome',
  ],
}
