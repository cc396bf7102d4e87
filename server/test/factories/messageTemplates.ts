import type { NewTemplate } from '@bnr/contract/contactLog/templates'
import { messageTemplates } from '../../src/contactLog/templates/tables.ts'
import type { TestService } from '../harness.ts'

let count = 0

/** A template of an SMS unless the values say otherwise. */
export async function createTemplate(
  service: TestService,
  values: Partial<NewTemplate> = {},
): Promise<number> {
  count++
  const template = { name: `Template ${count}`, channel: 'sms' as const, text: 'Hello {name}', ...values }
  const [made] = await service.db
    .insert(messageTemplates)
    .values(template)
    .returning({ id: messageTemplates.id })
  if (!made) throw new Error('the template was not created')
  return made.id
}
