import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { storeCredentials } from './credentials.ts'
import { useOwnChoice } from './ownChoices.ts'

const logInAs = (userName: string) =>
  storeCredentials({ token: 't', refreshToken: 'r', userName, userType: 'au', expiresAt: 0 })
const chosen = () => renderHook(() => useOwnChoice('columns')).result.current[0]

beforeEach(() => localStorage.clear())

it('stays in this browser for the account that chose', () => {
  logInAs('919000000002')
  const { result } = renderHook(() => useOwnChoice('columns'))
  expect(result.current[0]).toBeUndefined()
  act(() => result.current[1](['name', 'status']))
  expect(result.current[0]).toEqual(['name', 'status'])
  logInAs('919000000003')
  expect(chosen()).toBeUndefined()
  logInAs('919000000002')
  expect(chosen()).toEqual(['name', 'status'])
})

it('tells an empty choice from no choice', () => {
  const { result } = renderHook(() => useOwnChoice('columns'))
  act(() => result.current[1]([]))
  expect(result.current[0]).toEqual([])
})
