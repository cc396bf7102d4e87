import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'

export const textSize = z.literal([100, 125, 150])

/** In a file of its own, because every page would load it with the other settings. */
export const saveTextSize = endpoint({
  method: 'PUT',
  path: '/ues/textSize',
  permission: 'account.own',
  summary: 'Keep the size of text with the account',
  body: wire('Text size', { size: ['sz', textSize, 'In percent of the usual size'] }),
})
