import { expect, it } from 'vitest'
import { staffEntries } from '../screens/staffEntries.ts'
import { meta } from './StaffLayout.tsx'

const titleAt = (pathname: string) => {
  const [found] = meta({ location: { pathname } } as Parameters<typeof meta>[0]) ?? []
  return found && 'title' in found ? found.title : undefined
}

it('titles each page of the menu by its heading or its word in the menu', () => {
  expect(titleAt('/ad/staff')).toBe(`${staffEntries['/ad/staff'].title} | BNR Matrimony`)
  expect(titleAt('/ad/dashboard')).toBe('Dashboard | BNR Matrimony')
  expect(titleAt('/coupons/')).toBe('Coupons | BNR Matrimony')
})
