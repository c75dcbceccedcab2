// The page of an order works without this: it follows the payment, and offers the wallets of this browser.
const order = document.querySelector<HTMLElement>("[data-plan-order]");
if (order) {
  const { planOrder: id = "", chain = "" } = order.dataset;
  const events = new EventSource(`/api/plan/orders/${id}/events`);
  let before: string | undefined;
  events.addEventListener("message", ({ data }) => {
    if (before !== undefined && data !== before) location.reload();
    before = data;
  });
  const place = order.querySelector<HTMLElement>("[data-paying-wallets]");
  if (place) {
    import("./wallet/pay-by-wallet").then(
      ({ offerPayment }) => offerPayment(place, id, chain),
      () => {},
    );
  }
}
