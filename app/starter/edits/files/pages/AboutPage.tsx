export function AboutPage() {
  return (
    <main className="page-text">
      <h1>About</h1>
      <p>Write here what people should know.</p>
    </main>
  );
}
