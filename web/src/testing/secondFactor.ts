import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../platform/queryClient.ts'
import type { Answer } from './answers.ts'

export const token = (name: string) => `h.${btoa(JSON.stringify({ iat: 0, exp: 900, name }))}.s`

export const refusal = (status: number, code: string, challenge?: string): Answer => ({
  status,
  body: { code, message: `About ${code}`, challenge },
})

export const options = (): Answer => ({ body: { totp: true, recovery: true } })

export const codeField = () => screen.findByLabelText<HTMLInputElement>(/^Code/)

export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

export function forgetLogin(): void {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
}
