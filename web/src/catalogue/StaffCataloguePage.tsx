export default function StaffCataloguePage() {
  return null
}
