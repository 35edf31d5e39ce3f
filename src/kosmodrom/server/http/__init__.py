"""HTTP and WebSocket: routes, errors as answers, and the files of the browser client."""
