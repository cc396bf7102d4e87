import { expect, it } from 'vitest'
import { z } from 'zod'
import { inputErrors } from './inputErrors.ts'

it.each(['constructor', 'toString', 'valueOf'])('names the unknown field %s', (name) => {
  const { error } = z.strictObject({}).safeParse({ [name]: 1 })
  expect(error && inputErrors(error)).toEqual({ [name]: `Unknown field ${name}` })
})
