/** The floor that pages are measured against: a route with no data and one heading. */
export default function BareRoute() {
  return <h1>Hello</h1>;
}
