export default function App() {
  return <p>Site</p>;
}
