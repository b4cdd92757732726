vcl 4.1;

import std;
import directors;

# A backend is asked whether its process lives, not whether its database can be written: reads continue while the
# database has no primary.
probe alive {
  .url = "/api/healthz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# The addresses of this installation: the backends, their director `shop`, and the list `purgers`.
include "addresses.vcl";

sub vcl_recv {
  set req.backend_hint = shop.backend();

  # What the visitor sent is replaced, because the backends trust this header.
  if (req.restarts == 0) {
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.Forwarded;
  }

  # The metrics are for Prometheus, which reads them at each backend.
  if (req.url ~ "^/api/metrics") {
    return (synth(404));
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    return (purge);
  }

  # An order with an idempotency key may be sent to a second backend, which needs its body again.
  if (req.http.Idempotency-Key) {
    std.cache_req_body(64KB);
  }
}

sub vcl_backend_error {
  # The backend could not be reached, or ended before it answered.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.Idempotency-Key)) {
    return (retry);
  }
}
