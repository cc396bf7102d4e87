import { login } from '@bnr/contract/accounts/endpoints'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'

const service = useService()

type Content = { content: Record<string, { schema: { type?: string } }> }
type Operation = { summary: string; requestBody?: Content; responses: Record<number, Content> }

test('the documentation tells of every endpoint, its input and its reply', async () => {
  const { statusCode, body } = await service.app.inject('/api/docs/json')
  expect(statusCode).toBe(200)
  const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, Operation>> }
  const told = Object.values(paths).flatMap((path) => Object.values(path).map(({ summary }) => summary))
  expect(new Set(told)).toEqual(new Set(service.app.served.map(({ summary }) => summary)))
  const { requestBody, responses } = paths[`/api${login.path}`]?.post ?? {}
  for (const part of [requestBody, responses?.[200]])
    expect(part?.content['application/json']?.schema.type).toBe('object')
})

test('the documentation of the registration tells what it asks', async () => {
  const { body } = await service.app.inject('/api/docs/json')
  const { paths } = JSON.parse(body)
  const { schema } = paths[`/api${createProfile.path}`].post.requestBody.content['application/json']
  const { properties, required } = schema.properties.bi
  expect(required).toEqual(['cf', 'ge', 'na', 'ph'])
  expect(Object.keys(properties)).toEqual([...required, 'cp', 'em', 'pros', 'dob'])
  expect(schema.required).toEqual(['bi'])
})
