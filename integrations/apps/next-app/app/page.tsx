export default function Page() {
  return <h1>Next.js (app router)</h1>;
}
